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
