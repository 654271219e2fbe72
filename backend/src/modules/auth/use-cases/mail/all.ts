import { AcceptToken } from './accept-token.ts';
import { AnswerMailAsk } from './answer-mail-ask.ts';
import { ForgetMailTraces } from './forget-mail-traces.ts';
import { HonourToken } from './honour-token.ts';
import { IssueToken } from './issue-token.ts';
import { Redirects } from './redirects.ts';
import { SecretsOf } from './secrets-of.ts';
import { SendEmailChange } from './send-email-change.ts';
import { SendToken } from './send-token.ts';
import { TakeMailTurn } from './take-mail-turn.ts';

/** What becomes of mails and of what they carry. */
export const mailUseCases = [
  AcceptToken,
  AnswerMailAsk,
  ForgetMailTraces,
  HonourToken,
  IssueToken,
  Redirects,
  SecretsOf,
  SendEmailChange,
  SendToken,
  TakeMailTurn,
];
