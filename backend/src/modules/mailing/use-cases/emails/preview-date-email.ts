import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { EventDates, type ChangeScope, type EventSummary, type ScheduledDate } from '#modules/content/index.ts';
import type { EventDateChangedNotice } from '#modules/live-events/index.ts';
import { UnsubscribeLinkSigner } from '../list/unsubscribe-links.ts';
import type { DateEmailView } from './date-email.view.ts';
import { createMailServices } from './define-mail.ts';
import { EmailRenderer } from './email-renderer.ts';
import { buildChangeProps } from './event-date-props.ts';

export const previewedChanges = ['moved', 'cancelled', 'restored'] as const;

interface DateEmailRequest {
  readonly eventId: string;
  readonly actorId: string;
  readonly date: Date;
  readonly change: (typeof previewedChanges)[number];
  readonly scope: ChangeScope;
  readonly startsAt?: Date | undefined;
  readonly note: string | null;
}

@Injectable()
export class PreviewDateEmail {
  constructor(
    private readonly dates: EventDates,
    private readonly users: FindUserById,
    private readonly renderer: EmailRenderer,
    private readonly links: UnsubscribeLinkSigner,
    private readonly clock: Clock,
    private readonly modules: ModuleRef,
  ) {}

  async preview({ eventId, actorId, note, ...request }: DateEmailRequest): Promise<DateEmailView> {
    const event = await this.dates.readEvent(eventId);
    const date = this.dates.getStartingAt(event, request.date);
    const staff = await this.users.find(actorId);
    const sender = this.renderer.buildSenderProps({ recipient: staff?.email ?? '', firstName: staff?.firstName ?? '' });
    const startsAt = request.startsAt ?? date.startsAt;
    const details = { ...event, ...date, startsAt, note: null, isGone: false };
    const facts = { ...this.describeChange(request, event, date), note };
    const about = { createdAt: this.clock.now() };
    const props = buildChangeProps(details, facts, about, createMailServices(this.modules));
    const { renderEmail } = await import('email-templates');
    const { circleChangedEmail } = await import('email-templates/emails/circle-changed');
    const unsubscribeUrl = this.links.urlFor({ of: 'notification', id: newId() });
    const { subject, html } = await renderEmail(circleChangedEmail, { ...sender, unsubscribeUrl, ...props });
    return { subject, html };
  }

  private describeChange(
    { change, scope }: Pick<DateEmailRequest, 'change' | 'scope'>,
    event: EventSummary,
    date: ScheduledDate,
  ): Pick<EventDateChangedNotice['payload'], 'change' | 'before'> {
    const before = change === 'moved' ? date.startsAt.toISOString() : null;
    if (scope === 'one' || change === 'restored') return { change, before };
    if (change === 'moved') return { change: 'rescheduled', before };
    return { change: this.dates.datesAfter(event, date).length > 0 ? 'ended' : 'cancelled', before };
  }
}
