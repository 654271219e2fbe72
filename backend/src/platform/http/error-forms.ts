import { Injectable } from '@nestjs/common';

export interface ErrorAnswer {
  readonly status: number;
  /** Sent as JSON, or as it is where it is a page. */
  readonly body: object | string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ErrorRequest {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** Of the request, without its query. */
  readonly path: string;
}

export type ErrorForm = (thrown: unknown, request: ErrorRequest) => ErrorAnswer;

/** Lets a module answer errors below its own path in its own protocol's form; everything else is a problem document. */
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
