import { Injectable, Logger } from '@nestjs/common';
import { ReadWantedMail, RecordMailOutcome } from '../../auth/index.ts';
import { LetterNotTaken } from '../domain/errors.ts';
import { MailPace } from './mail-pace.ts';
import { PostLetter } from './post-letter.ts';
import { WriteAccountLetter } from './write-account-letter.ts';

/** The mail service knows a letter again for 24 h; an hour before that an open attempt is given up. */
const repeatableMs = 23 * 3_600_000;
const outcomes = { taken: 'sent', refused: 'failed', unknown: 'unknown' } as const;

/**
 * Sends one mail about an account. Who wants no letters gets these all the same: they are no list's, and the way back
 * into an account hangs on them. Nothing of what it says is stored, so that no row holds a link or a code; it is written
 * out anew for each attempt, with the same words, and its key lets the mail service know it again. Safe to repeat.
 */
@Injectable()
export class SendAccountMail {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly pace: MailPace,
    private readonly readWantedMail: ReadWantedMail,
    private readonly writeAccountLetter: WriteAccountLetter,
    private readonly postLetter: PostLetter,
    private readonly recordMailOutcome: RecordMailOutcome,
  ) {}

  async execute({ mailId }: { mailId: string }): Promise<void> {
    await this.pace.turn();
    const mail = await this.readWantedMail.execute({ mailId });
    if (!mail) return;
    if (mail === 'void') return this.recordMailOutcome.execute({ mailId, outcome: 'void' });
    if (Date.now() - mail.createdAt.getTime() >= repeatableMs) return this.close(mailId, 'unknown', 'no-answer');
    const letter = await this.writeAccountLetter.execute(mail);
    const verdict = await this.postLetter.execute({ messageId: mailId, letter });
    if (verdict.is === 'again') {
      await this.pace.rest(verdict.afterSeconds);
      throw new LetterNotTaken(verdict.reason);
    }
    await this.close(mailId, verdict.is, verdict.is === 'taken' ? undefined : verdict.reason);
  }

  private async close(mailId: string, is: keyof typeof outcomes, reason?: string): Promise<void> {
    await this.recordMailOutcome.execute({ mailId, outcome: outcomes[is] });
    if (is !== 'taken') this.log.error({ event: `mail.${is}`, messageId: mailId, reason });
  }
}
