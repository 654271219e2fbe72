import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from 'shell/session';
import { eventsQuery, meditationsQuery } from '../../content/api/content.ts';
import { practiceLabel } from '../../content/labels.ts';
import { notificationSettingsQuery } from '../../notifications/api/notifications.ts';
import { timeOfDayText } from '../../notifications/hours.ts';
import { minutesLeftText } from '../../lesson/lesson-progress.ts';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatMinutes, formatCityName, formatReaderTime, formatWeekday } from '../../../ui/times.ts';
import { useAllLessonProgress } from '../../lesson/api/practice.ts';

export function TodayAside() {
  const { practice } = useAllLessonProgress();
  const { data: meditations } = useQuery(meditationsQuery());
  const { user } = useSession();
  const { data: settings } = useQuery(notificationSettingsQuery(user?.id));
  const isMailed = settings?.kinds.some(({ kind, channels }) => kind === 'reflection' && channels.includes('mail'));
  const { data: events } = useQuery(eventsQuery('upcoming'));
  const meditation = meditations?.find(({ locked }) => !locked);
  const circle = events?.find(({ category, locked }) => category === 'circle' && !locked);
  const lesson = practice?.continue;
  if (!lesson && !meditation && !circle) return null;
  return (
    <aside aria-labelledby="also-today" className="chapter self-start pt-6 wide:sticky wide:top-28">
      <h2 id="also-today" className="text-15! leading-normal font-strong!">
        Also today
      </h2>
      <ul className="mt-2">
        {lesson && (
          <AsideLink
            to={`/members/modules/${lesson.moduleSlug}/${lesson.lessonSlug}`}
            share={lesson.durationSec > 0 ? lesson.positionSec / lesson.durationSec : 0}
            name={`Continue ${lesson.lessonTitle}`}
          >
            {minutesLeftText(lesson.durationSec - lesson.positionSec)}
          </AsideLink>
        )}
        {meditation && (
          <AsideLink to="/members/meditations" share={0} name={meditation.title}>
            {formatMinutes(meditation.durationSec)}, {practiceLabel(meditation)}
          </AsideLink>
        )}
        {circle && (
          <AsideLink to="/members/meditations" share={0} name={circle.title}>
            {formatWeekday(circle.startsAt)}, {formatReaderTime(circle.startsAt)} your time
          </AsideLink>
        )}
      </ul>
      {settings && (
        <div className="mt-6">
          {isMailed && (
            <p className="text-plain text-muted">
              <span>By email each day at {timeOfDayText(settings.reflectionHour * 60)}</span>
              {settings.zone && <span>{` in ${formatCityName(settings.zone)}`}</span>}
              <span>.</span>
            </p>
          )}
          <Button variant="quiet" to="/account/notifications">
            {isMailed ? 'Change when it comes' : 'Get it by email'}
          </Button>
        </div>
      )}
    </aside>
  );
}

function AsideLink({ to, share, name, children }: { to: string; share: number; name: string; children: ReactNode }) {
  return (
    <li className="border-b border-rule">
      <Link to={to} className="flex items-center gap-4 py-3 hover:underline">
        <ProgressSunIcon share={share} width={32} />
        <span className="min-w-0 text-plain">
          {name}
          <span className="block text-15 text-muted">{children}</span>
        </span>
        <Icon name="next" className="ml-auto" />
      </Link>
    </li>
  );
}
