import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { figuresQuery } from '../api/figures.ts';
import { getDisplayedFigures } from '../displayed-figures.ts';

export function CommunityFigures() {
  const { data } = useQuery(figuresQuery());
  const { members, countries, events } = getDisplayedFigures(data);
  return (
    <section aria-label="The institute in numbers" data-theme="dark" className="numbers bg-night">
      <StarField count={members.count} />
      <dl className="numbers-list column">
        <div className="numbers-first">
          <dt className="numbers-word">active members</dt>
          <Figure>{members.text}</Figure>
        </div>
        <div>
          <dt className="numbers-word">countries</dt>
          <Figure>{countries.text}</Figure>
        </div>
        <div>
          <dt className="numbers-word">live events</dt>
          <Figure>{events.text}</Figure>
        </div>
      </dl>
      <p className="column relative mt-9 text-small text-muted tablet:mt-7">Each point of light is one member.</p>
    </section>
  );
}

function Figure({ children }: { children: string }) {
  return (
    <dd className="numbers-figure">
      <span data-clear="" className="baseline-bottom">
        {children}
      </span>
    </dd>
  );
}

function StarField({ count }: { count: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let stop: () => void = () => watcher.disconnect();
    let isGone = false;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void import('../star-field.ts').then(({ drawStars }) => {
          if (!isGone) stop = drawStars(element, count);
        });
      },
      { rootMargin: '400px 0px' },
    );
    watcher.observe(element);
    return () => {
      isGone = true;
      stop();
    };
  }, [count]);
  return <canvas ref={canvas} data-needs-app="" aria-hidden="true" className="numbers-sky" />;
}

export function CurrentSittersCount() {
  const { data } = useQuery(figuresQuery());
  if (!data?.sitters) return null;
  return (
    <p data-passing="" className="text-plain text-muted">
      {data.sitters} people are sitting now.
    </p>
  );
}
