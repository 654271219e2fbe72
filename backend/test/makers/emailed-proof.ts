import type { ReceivedMail } from '../mail.ts';
import type { World } from '../world.ts';

export interface EmailedProof {
  readonly mail: ReceivedMail;
  readonly tokenHash: string;
  readonly type: string;
  readonly link: string;
  readonly code: string;
}

export async function readLastEmailProof(world: World, email: string): Promise<EmailedProof> {
  await world.settle();
  const mail = (await world.mail.sentTo(email)).at(-1);
  if (!mail) throw new Error(`No mail came to ${email}`);
  const link = /https?:\/\/\S+\/auth\/confirm\?[^\s<>]+/.exec(mail.text)?.[0] ?? '';
  const query = link ? new URL(link).searchParams : new URLSearchParams();
  return {
    mail,
    link,
    tokenHash: query.get('token_hash') ?? '',
    type: query.get('type') ?? '',
    code: /^\d{6}$/m.exec(mail.text)?.[0] ?? '',
  };
}
