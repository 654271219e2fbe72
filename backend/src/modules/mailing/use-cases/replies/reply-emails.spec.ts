import { generateKeyPairSync } from 'node:crypto';
import type { Settings } from '#platform/config/settings.ts';
import type { EmailProvider } from '../providers/email-provider.ts';
import { ReplyEmails } from './reply-emails.ts';

const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
const settings = {
  authJwks: JSON.stringify({ keys: [key] }),
  mailReplyDomain: 'Reply.oneness.example',
  resendWebhookSecret: ['whsec_dGVzdA=='],
} as Settings;
const create = (changes: Partial<Settings> = {}, canReceive = true) =>
  new ReplyEmails({ ...settings, ...changes } as Settings, { canReceive } as EmailProvider);

const messageId = '01900000-0000-7000-8000-000000000001';
const target = { userId: '01900000-0000-7000-8000-000000000002', topicId: '01900000-0000-7000-8000-000000000003' };
const sentAt = new Date('2026-11-26T17:00:00Z');

describe('reply emails', () => {
  const replyEmails = create();
  const replyEmail = replyEmails.buildReplyEmail(messageId, target, sentAt)!;

  it('name the email and its expiry, and survive a change of their case', () => {
    expect(replyEmail.split('@')[0]!.length).toBeLessThanOrEqual(64);
    const token = replyEmails.find(['office@oneness.example', `Institute <${replyEmail.toUpperCase()}>`])!;
    expect(token).toMatchObject({ messageId, expiresAt: new Date('2026-12-27T00:00:00Z') });
    expect(replyEmails.isGenuine(token, target)).toBe(true);
  });

  it('are not genuine for another person, another topic or another product', () => {
    const token = replyEmails.find([replyEmail])!;
    expect(replyEmails.isGenuine(token, { ...target, userId: messageId })).toBe(false);
    expect(replyEmails.isGenuine(token, { ...target, topicId: messageId })).toBe(false);
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    expect(create({ authJwks: JSON.stringify({ keys: [other] }) }).isGenuine(token, target)).toBe(false);
  });

  it.each([
    'reply+@reply.oneness.example',
    'reply+zz@reply.oneness.example',
    replyEmail.replace('reply.', 'evil.'),
    '',
    'x',
  ])('are not found in %j', (recipient) => {
    expect(replyEmails.find([recipient])).toBeUndefined();
  });

  it.each([
    ['the provider receives no emails', create({}, false)],
    ['no domain is set', create({ mailReplyDomain: undefined as never })],
    ['webhooks are not verified', create({ resendWebhookSecret: [] })],
  ])('are off when %s', (_, off) => {
    expect([off.buildReplyEmail(messageId, target, sentAt), off.find([replyEmail, 'x'])]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
