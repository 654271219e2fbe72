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

/**
 * Lets a module format errors of the URLs below its path in its own protocol. All other errors are problem documents.
 */
@Injectable()
export class ErrorFormatters {
  private readonly formatters: { prefix: string; form: ErrorFormatter }[] = [];

  register(prefix: string, form: ErrorFormatter): void {
    this.formatters.push({ prefix, form });
  }

  find(path: string): ErrorFormatter | undefined {
    return this.formatters.find(({ prefix }) => path.startsWith(prefix))?.form;
  }
}
