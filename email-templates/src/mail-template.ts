import type { ComponentType } from 'react';

/** One mail: what it says in the subject line and in the letter, and a sample of what it is told. */
export interface MailTemplate<Props> {
  subject: (props: Props) => string;
  Letter: ComponentType<Props>;
  /** Sample values for the preview and the tests alone; nothing falls back on them when a mail is sent. */
  PreviewProps: Props;
}
