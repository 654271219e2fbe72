import { Injectable } from '@nestjs/common';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: object | string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ErrorRequest {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  readonly path: string;
}

export type ErrorForm = (thrown: unknown, request: ErrorRequest) => ErrorAnswer;

/** Lets a module format the errors below its path in its own protocol; all others are problem documents. */
@Injectable()
export class ErrorForms {
  private readonly forms: { prefix: string; form: ErrorForm }[] = [];

  register(prefix: string, form: ErrorForm): void {
    this.forms.push({ prefix, form });
  }

  for(path: string): ErrorForm | undefined {
    return this.forms.find(({ prefix }) => path.startsWith(prefix))?.form;
  }
}
