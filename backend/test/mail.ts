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
    const { data } = await this.ask<{ data: { id: string; to: string[]; created_at: string }[] }>('/emails');
    const mine = data
      .filter(({ to }) => to.includes(email))
      .sort((one, other) => one.created_at.localeCompare(other.created_at));
    return Promise.all(mine.map(({ id }) => this.ask<ReceivedMail>(`/emails/${id}`)));
  }

  private async ask<Body>(path: string): Promise<Body> {
    const answer = await fetch(this.mailboxUrl + path, { headers: { authorization: 'Bearer re_local' } });
    return (await answer.json()) as Body;
  }
}
