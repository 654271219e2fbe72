import { base32nopad } from '@scure/base';
import { Injectable } from '@nestjs/common';
import { bytesToUuid, signToken, uuidByteLength, uuidToBytes, verifyToken } from '#kernel/signed-token.ts';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import { extractEmail } from '../../domain/email-hash.ts';
import { EmailProvider } from '../providers/email-provider.ts';

const dayMs = 86_400_000;
export const replyEmailDays = 30;
const expiryBytes = 2;
const claimBytes = uuidByteLength + expiryBytes;
const prefix = 'reply+';

/** The token signs these ids without containing them, because the local part of an email has at most 64 characters. */
export interface ReplyTarget {
  readonly userId: string;
  readonly topicId: string;
}

export interface ReplyToken {
  readonly messageId: string;
  readonly expiresAt: Date;
  readonly token: string;
}

@Injectable()
export class ReplyEmails {
  private readonly keys: DerivedKeys;
  /** Undefined when replies by email are off. */
  private readonly domain: string | undefined;

  constructor(settings: Settings, provider: EmailProvider) {
    this.keys = deriveSigningKeys(settings, 'forum-reply');
    const isOn = provider.canReceive && settings.resendWebhookSecret.length > 0;
    this.domain = isOn ? settings.mailReplyDomain?.toLowerCase() : undefined;
  }

  buildReplyEmail(messageId: string, target: ReplyTarget, sentAt: Date): string | undefined {
    if (!this.domain) return undefined;
    const expiry = Buffer.alloc(expiryBytes);
    expiry.writeUInt16BE(Math.floor(sentAt.getTime() / dayMs) + replyEmailDays + 1);
    const claim = Buffer.concat([uuidToBytes(messageId), expiry]);
    const token = Buffer.from(signToken(claim, this.keys.signing, toContext(target)), 'base64url');
    return `${prefix}${base32nopad.encode(token).toLowerCase()}@${this.domain}`;
  }

  /** The caller must verify the signature of the reply address. */
  find(recipients: readonly string[]): ReplyToken | undefined {
    if (!this.domain) return undefined;
    for (const recipient of recipients) {
      const [local = '', domain] = extractEmail(recipient).toLowerCase().split('@');
      const token = domain === this.domain && local.startsWith(prefix) ? decode(local.slice(prefix.length)) : undefined;
      if (token) return token;
    }
    return undefined;
  }

  isGenuine({ token }: ReplyToken, target: ReplyTarget): boolean {
    return verifyToken(token, claimBytes, this.keys.all, toContext(target)) !== undefined;
  }
}

const toContext = ({ userId, topicId }: ReplyTarget): string => `${userId}:${topicId}`;

/** Base32 survives mail servers that change the case of an email address. */
function decode(text: string): ReplyToken | undefined {
  if (!/^[a-z2-7]{40,58}$/.test(text)) return undefined;
  try {
    const bytes = Buffer.from(base32nopad.decode(text.toUpperCase()));
    const expiryDay = bytes.readUInt16BE(uuidByteLength);
    return {
      messageId: bytesToUuid(bytes.subarray(0, uuidByteLength)),
      expiresAt: new Date(expiryDay * dayMs),
      token: bytes.toString('base64url'),
    };
  } catch {
    return undefined;
  }
}
