import type { FunctionComponent } from 'react';

export interface EmailTemplate<Props> {
  subject: (props: Props) => string;
  Email: FunctionComponent<Props>;
  PreviewProps: Props;
}
