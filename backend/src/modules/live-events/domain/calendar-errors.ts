import { notFound } from '../../../kernel/app-error.ts';

/** The address was never made, or is no longer the one of its owner. */
export class NoSuchCalendar extends notFound('live-events.no-such-calendar', 'There is no calendar at this address.') {}
