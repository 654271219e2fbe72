import type { FunctionComponent } from 'react';

export interface EmailTemplate<Props> {
  subject: (props: Props) => string;
  Email: FunctionComponent<Props>;
  /** Sample values for the preview and the tests. */
  PreviewProps: Props;
}
