import type { InquiryFieldName, InquiryKind } from './api/send-inquiry.ts';

export interface InquiryFormField<Name extends string = string> {
  name: Name;
  label: string;
  type?: 'email';
  autoComplete?: string;
  hint?: string;
  suggestions?: readonly string[];
  isLong?: boolean;
}

interface InquiryFormDefinition<Kind extends InquiryKind = InquiryKind> {
  label: string;
  fields: readonly InquiryFormField<InquiryFieldName<Kind>>[];
  send: string;
  next: string;
  onward: { to: string; label: string };
}

const person = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
] as const;

export const inquiryForms: { [Kind in InquiryKind]: InquiryFormDefinition<Kind> } = {
  partner: {
    label: 'Partnership application',
    fields: [
      ...person,
      {
        name: 'interest',
        label: 'Partnership interest',
        hint: 'A venture, a teaching, a place, or in your own words.',
        suggestions: ['A venture', 'A teaching', 'A place'],
      },
      { name: 'details', label: 'More details', isLong: true },
    ],
    send: 'Send application',
    next: 'We reply within 24 hours, also if we decline.',
    onward: { to: '/programs', label: 'Read about Unity Ventures' },
  },
  volunteer: {
    label: 'Offer to volunteer',
    fields: [
      ...person,
      { name: 'skills', label: 'Skills', hint: 'What you do well, at work or at home.', isLong: true },
      {
        name: 'motivation',
        label: 'Motivation',
        hint: 'Why you want to help, and when you have time.',
        isLong: true,
      },
    ],
    send: 'Send your offer',
    next: 'We read it and reply within 24 hours with the next step.',
    onward: { to: '/events', label: 'See the next events' },
  },
  contact: {
    label: 'Write to us',
    fields: [...person, { name: 'message', label: 'Message', isLong: true }],
    send: 'Send message',
    next: 'We read it and reply within 24 hours.',
    onward: { to: '/about', label: 'Read about the institute' },
  },
};
