import type { LimitOptions } from '../../../platform/http/limit.ts';

/** Somebody presses again and again while a door is about to open. */
export const answering: LimitOptions = { setting: 'limitCircles', windowSeconds: 60, per: 'user' };
