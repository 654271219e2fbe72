export type MembershipQuestion = {
  question: string;
  /** Complete sentences, because the structured data for search engines also contains them. */
  answer: string;
};

export const membershipQuestions: readonly MembershipQuestion[] = [
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes, up or down, at any time. Plan changes apply next billing cycle, and you keep what you have until then. You can also upgrade today: you then pay the difference at once.',
  },
  {
    question: 'What if it is not for me?',
    answer:
      'Every plan has a 30-day money-back guarantee. Within 30 days of your first payment you can get a refund in your account. You need no reason.',
  },
  {
    question: 'Do I need any experience?',
    answer:
      'No. The first program begins at the beginning, and every practice says how long it takes before you start.',
  },
  {
    question: 'Which time zone are the circles in?',
    answer: 'Circles are held on New York time (EST). We show your own time next to it.',
  },
];
