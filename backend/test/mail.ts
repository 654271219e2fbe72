export interface ReceivedMail {
  readonly id: string;
  readonly to: string[];
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly reply_to: string[];
  readonly headers: Record<string, string>;
}

export class MailReader {
  constructor(private readonly mailboxUrl: string) {}

  async sentTo(email: string): Promise<ReceivedMail[]> {
    return (await this.ask<{ data: ReceivedMail[] }>(`/emails?to=${encodeURIComponent(email)}`)).data;
  }

  async control(path: string, body: object = {}): Promise<void> {
    const url = `${this.mailboxUrl}/_/${path}`;
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
  }

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
