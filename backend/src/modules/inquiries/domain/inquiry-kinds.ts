export const inquiryKinds = ['partner', 'volunteer', 'contact', 'mentoring', 'withdrawal'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** `answered` means that staff replied or a purchase was refunded. */
export const inquiryStatuses = ['open', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

export const ventureStates = ['new', 'in-review', 'accepted', 'declined'] as const;
export type VentureState = (typeof ventureStates)[number];

export const withdrawalOutcomes = ['refunded', 'late', 'not-covered', 'unknown'] as const;

export type FormAnswers = Readonly<Record<string, string>>;

export const formLabels: Readonly<Record<InquiryKind, Readonly<Record<string, string>>>> = {
  partner: { interest: 'Partnership interest', details: 'More details' },
  volunteer: { skills: 'Skills', motivation: 'Motivation' },
  contact: { message: 'Message' },
  mentoring: { mentor: 'Mentor', words: 'What to bring', times: 'Times that suit' },
  withdrawal: { invoice: 'Invoice number' },
};

export const toLabeledAnswers = (kind: InquiryKind, answers: FormAnswers): { label: string; text: string }[] =>
  Object.entries(formLabels[kind]).map(([field, label]) => ({ label, text: answers[field] ?? '' }));
