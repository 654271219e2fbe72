export interface ReceivedMail {
  readonly id: string;
  readonly to: string[];
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Email addresses of the Reply-To header, for replies that go to another email address than the sender's. */
  readonly reply_to: string[];
  readonly headers: Record<string, string>;
}

export class MailReader {
  constructor(private readonly mailboxUrl: string) {}

  async sentTo(email: string): Promise<ReceivedMail[]> {
    return (await this.ask<{ data: ReceivedMail[] }>(`/emails?to=${encodeURIComponent(email)}`)).data;
  }

  /** Sends a command to the mailbox, for example to simulate a failure (`packages/stand-ins/mailbox/controls.ts`). */
  async control(path: string, body: object = {}): Promise<void> {
    const url = `${this.mailboxUrl}/_/${path}`;
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
  }

  /** Returns how many emails the provider sent to each email address of a domain. */
  async countSentTo(domain: string): Promise<Map<string, number>> {
    const { data } = await this.ask<{ data: { recipient: string }[] }>('/_/sent');
    const emails = data.map(({ recipient }) => recipient).filter((email) => email.endsWith(`@${domain}`));
    return new Map([...Map.groupBy(emails, (email) => email)].map(([email, sent]) => [email, sent.length]));
  }

  private async ask<Body>(path: string): Promise<Body> {
    const answer = await fetch(this.mailboxUrl + path, { headers: { authorization: 'Bearer re_local' } });
    return (await answer.json()) as Body;
  }
}
