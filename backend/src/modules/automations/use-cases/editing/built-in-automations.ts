import type { AutomationGoal } from '../../domain/automation.entity.ts';
import { quietPracticeTrigger } from '../triggers/triggers.ts';

interface BuiltInEmail {
  readonly waitHours: number;
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

interface BuiltInAutomationTexts {
  readonly builtIn: string;
  readonly name: string;
  readonly trigger: string;
  readonly goal: AutomationGoal;
  readonly firstEmail?: string;
  readonly emails: readonly BuiltInEmail[];
}

const day = 24;

/** The product adds these automations switched off, so that staff can change the texts first. */
export const builtInAutomations: readonly BuiltInAutomationTexts[] = [
  {
    builtIn: 'welcome-series',
    name: 'Welcome series',
    trigger: 'list-joined',
    goal: 'bought',
    firstEmail: 'The welcome email with the eBook and the first reflection',
    emails: [
      {
        waitHours: 2 * day,
        subject: 'How to sit for ten minutes',
        preheader: 'A chair, a timer and your breath are enough.',
        body: `Dear {{first name, else Friend}},

Many people wait for the right moment to begin. Ten minutes are enough, and you need only a chair.

1. Sit upright, with both feet on the floor.
2. Set a timer, so that you need not look at the clock.
3. Let your breath come and go. When you notice that you are thinking, return to the next breath.

That is the whole practice. Returning is not a failure; it is what you practise.

::button[Choose a meditation](/meditations)`,
      },
      {
        waitHours: 3 * day,
        subject: 'Who we are, and who you may meet',
        preheader: 'Circles, courses and people on the same way.',
        body: `Dear {{first name, else Friend}},

The institute is a place to read, to practise and to meet others. Once a week we sit together online. You can listen only, and you can leave at any time.

::button[See the next circles](/events)`,
      },
      {
        waitHours: 4 * day,
        subject: 'A place in the circle',
        preheader: 'What members do here, and what it costs.',
        body: `Dear {{first name, else Friend}},

If the emails were helpful, you may want to continue with others. Members have courses, circles, meditations and a forum. You can cancel at any time, and in the first 30 days we refund your payment.

::button[Compare the plans](/membership)`,
      },
    ],
  },
  {
    builtIn: 'first-payment',
    name: 'After the first payment',
    trigger: 'membership-started',
    goal: 'none',
    firstEmail: 'The email that confirms the membership',
    emails: [
      {
        waitHours: 2 * day,
        subject: 'Three ways to begin',
        preheader: 'Choose one of them, and leave the rest for later.',
        body: `Dear {{first name, else Friend}},

You have many things to choose from now. One is enough for the first week:

- **If you like to learn:** begin with the first lesson of a program.
- **If you like to practise:** take one meditation and repeat it each day.
- **If you like company:** come to the next circle.

::button[Open your dashboard](/dashboard)`,
      },
      {
        waitHours: 12 * day,
        subject: 'How are the first two weeks?',
        preheader: 'You can reply to this email. A person reads it.',
        body: `Dear {{first name, else Friend}},

You have been a member for two weeks. If something is missing or unclear, reply to this email. A person reads it and answers you.`,
      },
    ],
  },
  {
    builtIn: 'quiet-practice',
    name: 'Two weeks without practice',
    trigger: quietPracticeTrigger,
    goal: 'none',
    emails: [
      {
        waitHours: 0,
        subject: 'One breath is enough',
        preheader: 'A short way back, without an explanation.',
        body: `Dear {{first name, else Friend}},

It has been quiet for two weeks. That happens to everyone who practises. You need not catch up. One breath is enough to begin again, now or tomorrow morning.

::button[Sit for five minutes](/meditations)`,
      },
    ],
  },
  {
    builtIn: 'win-back',
    name: 'After a membership ended',
    trigger: 'membership-ended',
    goal: 'bought',
    emails: [
      {
        waitHours: 7 * day,
        subject: 'Your place stays open',
        preheader: 'What stays yours, and how you can come back.',
        body: `Dear {{first name, else Friend}},

Your membership has ended. Your journal, your practice record and your account stay yours. If you want to come back, your earlier progress is still there.

May we ask why you left? A short reply helps us.

::button[See the plans](/membership)`,
      },
    ],
  },
];

export const findBuiltInAutomation = (builtIn: string): BuiltInAutomationTexts | undefined =>
  builtInAutomations.find((automation) => automation.builtIn === builtIn);
