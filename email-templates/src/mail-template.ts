import type { FunctionComponent } from 'react';

/** One email: its subject line, its body, and a sample of the values it is rendered with. */
export interface MailTemplate<Props> {
  subject: (props: Props) => string;
  Email: FunctionComponent<Props>;
  /** Sample values for the preview and the tests alone; nothing falls back on them when an email is sent. */
  PreviewProps: Props;
}
