import { institute } from '#kernel/institute.ts';

/** These values are stored, so do not change them. */
export const consentPurposes = ['newsletter', 'reflection', 'product-news', 'click-tracking'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const emailPurposes = ['newsletter', 'reflection', 'product-news'] as const satisfies readonly ConsentPurpose[];
export type EmailPurpose = (typeof emailPurposes)[number];

export const consentPurposeNames: Readonly<Record<ConsentPurpose, string>> = {
  newsletter: 'Newsletter',
  reflection: 'Daily reflection',
  'product-news': 'Product news',
  'click-tracking': 'Click tracking',
};

/** These values are stored, so do not change them. */
export const consentForms = [
  'home-page',
  'mailing-list-page',
  'preferences-page',
  'unsubscribe-link',
  'account-page',
  'account-email',
  'staff',
  'import',
  'before-ledger',
] as const;
export type ConsentForm = (typeof consentForms)[number];

export const consentFormNames: Readonly<Record<ConsentForm, string>> = {
  'home-page': 'sign-up form of the home page',
  'mailing-list-page': 'sign-up form of the mailing list page',
  'preferences-page': 'preferences page',
  'unsubscribe-link': 'unsubscribe link or button of an email',
  'account-page': 'notifications page of the account',
  'account-email': 'change of the email address of the account',
  staff: 'staff, at the request of the person',
  import: 'import by staff',
  'before-ledger': 'before the ledger',
};

/** A sign-up at a form of the site gives consent to these purposes. */
export const signUpConsent = { newsletter: true, reflection: true } as const;

export const consentPurposeHints: Readonly<Record<ConsentPurpose, string>> = {
  newsletter: 'News from the institute: programs, circles and things to read.',
  reflection: 'A short text and a question for the day, by email.',
  'product-news': 'New functions of this site, a few times a year.',
  'click-tracking':
    'When you follow a link in our emails, we note that it was you. Without this we only count the clicks of all readers together.',
};

const purposeText = (purpose: ConsentPurpose): string =>
  `${consentPurposeNames[purpose]}: ${consentPurposeHints[purpose]}`;

const fixedTexts: Partial<Record<ConsentForm, string>> = {
  'home-page': institute.mailingListPromise,
  'mailing-list-page': institute.mailingListPromise,
  'account-email': 'The email address of the account changed, and the choice moved to the new address.',
  staff: 'The person asked staff to stop these emails.',
  import: 'Imported by staff, who said that the person had agreed to get these emails.',
  'before-ledger': 'This was recorded before the ledger existed. The text that the person saw is not known.',
};

export interface ConsentWording {
  readonly name: string;
  readonly sentence: string;
}

export function findConsentWording(form: ConsentForm, purpose: ConsentPurpose, isGiven: boolean): ConsentWording {
  const fixed = fixedTexts[form];
  if (fixed !== undefined) return { name: form, sentence: fixed };
  if (form === 'unsubscribe-link' && !isGiven)
    return { name: `${form}/${purpose}`, sentence: `We stop sending you: ${consentPurposeNames[purpose]}.` };
  return { name: `${form}/${purpose}`, sentence: purposeText(purpose) };
}

export const findSignUpForm = (source: string | null | undefined): ConsentForm =>
  source === 'resources' || source === 'confirm' ? 'mailing-list-page' : 'home-page';

export const findSignUpWording = (source: string | null | undefined): ConsentWording =>
  findConsentWording(findSignUpForm(source), 'newsletter', true);
