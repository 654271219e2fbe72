import { isAddress } from '../../shell/address.ts';
import type { Answers, FieldOf, InquiryKind } from './api/send-inquiry.ts';

export interface Fault {
  field: string;
  message: string;
}

type Rule = [holds: (value: string) => boolean, message: string];

const given = (message: string): Rule => [(value) => value !== '', message];

const atMost = (count: number, label: string): Rule => [
  (value) => value.length <= count,
  `${label} must be less than ${count} characters`,
];

const person = {
  name: [given('Please enter your name'), atMost(100, 'Name')],
  email: [[isAddress, 'Invalid email address'], atMost(255, 'Email')],
} satisfies Record<string, Rule[]>;

/** The server's rules, in its words; the order of the fields is the order in which they are asked for. */
const rules: { [Kind in InquiryKind]: Record<FieldOf<Kind>, Rule[]> } = {
  partner: {
    ...person,
    interest: [given('Please tell us about your interest'), atMost(200, 'Interest')],
    details: [given('Please tell us a little more'), atMost(5000, 'Details')],
  },
  volunteer: {
    ...person,
    skills: [given('Please tell us about your skills'), atMost(1000, 'Skills')],
    motivation: [given('Please tell us what moves you'), atMost(5000, 'Motivation')],
  },
  contact: {
    ...person,
    message: [given('Please write a message'), atMost(5000, 'Message')],
  },
};

/** The first rule that does not hold for what is about to be sent; it is the only one shown. */
export function firstFault<Kind extends InquiryKind>(kind: Kind, answers: Answers<Kind>): Fault | undefined {
  const asked = Object.entries(rules[kind]) as [FieldOf<Kind>, Rule[]][];
  for (const [field, ofField] of asked) {
    const broken = ofField.find(([holds]) => !holds(answers[field]));
    if (broken) return { field, message: broken[1] };
  }
  return undefined;
}
