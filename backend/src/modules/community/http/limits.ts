import type { LimitOptions } from '../../../platform/http/limit.ts';

/** What is read, pressed and looked for; what is written has its own limits (WritePost). */
export const inForum: LimitOptions = { setting: 'limitForum', windowSeconds: 60, per: 'user' };
