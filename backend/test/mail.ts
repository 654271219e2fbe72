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
    const sent = await this.listSentTo(domain);
    return new Map([...Map.groupBy(sent, ({ recipient }) => recipient)].map(([email, own]) => [email, own.length]));
  }

  async countRequestsTo(domain: string): Promise<number> {
    return new Set((await this.listSentTo(domain)).map(({ request_key: key }) => key)).size;
  }

  private async listSentTo(domain: string): Promise<{ recipient: string; request_key: string | null }[]> {
    const { data } = await this.ask<{ data: { recipient: string; request_key: string | null }[] }>('/_/sent');
    return data.filter(({ recipient }) => recipient.endsWith(`@${domain}`));
  }

  private async ask<Body>(path: string): Promise<Body> {
    const answer = await fetch(this.mailboxUrl + path, { headers: { authorization: 'Bearer re_local' } });
    return (await answer.json()) as Body;
  }
}
