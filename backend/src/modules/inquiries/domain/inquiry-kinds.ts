/** What somebody may ask of the institute: by a form of the site, or as a member of the Visionary Circle. */
export const inquiryKinds = ['partner', 'volunteer', 'contact', 'mentoring', 'withdrawal'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** `open`: an answer is owed. `answered`: it was given. `closed`: none is owed, or none any more. */
export const inquiryStatuses = ['open', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** How far an application for a venture is. Members see `new` in two steps: handed in, and read. */
export const ventureStates = ['new', 'in-review', 'accepted', 'declined'] as const;
export type VentureState = (typeof ventureStates)[number];

/** What became of a withdrawal. Empty until it is processed. */
export const withdrawalOutcomes = ['refunded', 'late', 'not-covered', 'unknown'] as const;

/** What a form asks besides name and address, by the names of its fields. */
export type Answers = Readonly<Record<string, string>>;

/** The fields of each form with their labels, in the order of the form. */
export const questions: Readonly<Record<InquiryKind, Readonly<Record<string, string>>>> = {
  partner: { interest: 'Partnership interest', details: 'More details' },
  volunteer: { skills: 'Skills', motivation: 'Motivation' },
  contact: { message: 'Message' },
  mentoring: { mentor: 'Mentor', words: 'What to bring', times: 'Times that suit' },
  withdrawal: { invoice: 'Invoice number' },
};

/** What was written, field by field in the order of the form. */
export const inOrderOfForm = (kind: InquiryKind, answers: Answers): { label: string; text: string }[] =>
  Object.entries(questions[kind]).map(([field, label]) => ({ label, text: answers[field] ?? '' }));
