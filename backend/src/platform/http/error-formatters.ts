import { Injectable } from '@nestjs/common';

export interface ErrorResponse {
  readonly status: number;
  readonly body: object | string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ErrorRequest {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  readonly path: string;
}

export type ErrorFormatter = (thrown: unknown, request: ErrorRequest) => ErrorResponse;

/** Lets a module format the errors of its own URLs. Other errors are problem documents (RFC 9457). */
@Injectable()
export class ErrorFormatterRegistry {
  private readonly formatters: { prefix: string; form: ErrorFormatter }[] = [];

  register(prefix: string, form: ErrorFormatter): void {
    this.formatters.push({ prefix, form });
  }

  find(path: string): ErrorFormatter | undefined {
    return this.formatters.find(({ prefix }) => path.startsWith(prefix))?.form;
  }
}
