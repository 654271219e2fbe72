/** Faults that the mailing test must find. Each replaces text in one file of the built backend while it is loaded. */
export interface MailingMutant {
  name: string;
  /** File of the backend, relative to `dist` and `src`, without its extension. */
  file: string;
  replacements: readonly (readonly [from: string, to: string])[];
}

const useCases = 'modules/mailing/use-cases';

export const mailingMutants: readonly MailingMutant[] = [
  {
    name: 'another deduplication key for each attempt',
    file: `${useCases}/campaigns/send-batch`,
    replacements: [['sendBatch(`batch/${batchId}`', 'sendBatch(`batch/${batchId}/${Math.random()}`']],
  },
  {
    name: 'a list and content that are not frozen',
    file: `${useCases}/campaigns/prepare-batch`,
    replacements: [['const emails = batch.payload ?', 'const emails = false ?']],
  },
  {
    name: 'no check of the suppression list before the attempt',
    file: `${useCases}/campaigns/prepare-batch`,
    replacements: [
      ['else ${leftOutReasonSql} end as reason', "else nullif(${leftOutReasonSql}, 'suppressed') end as reason"],
    ],
  },
  {
    name: 'no frequency cap',
    file: `${useCases}/campaigns/frequency-cap`,
    replacements: [
      ['select d.message_id from list_email_day d', 'select w."messageId" from list_email_day d'],
      [' and w."messageId" = d.message_id', ''],
    ],
  },
];

/** Replaces each text, which must occur exactly once. */
export function applyMutant({ name, replacements }: MailingMutant, source: string): string {
  return replacements.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`"${name}" cannot be applied: ${from} must occur once.`);
    return text.replace(from, () => to);
  }, source);
}
