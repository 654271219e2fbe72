interface RisingDiscProps {
  /** From 0 (a dotted outline) to 1 (the whole disc), or undefined for a locked item. */
  share: number | undefined;
  radius: number;
  color: string;
  isLight?: boolean;
  hasStrokes?: boolean;
  className?: string;
}

export function RisingDisc({
  share,
  radius,
  color,
  isLight = false,
  hasStrokes = isLight,
  className = '',
}: RisingDiscProps) {
  const y = radius * (1 - 2 * (share ?? 0));
  const id = `rise-${radius}-${Math.round((share ?? 0) * 1000)}`;
  return (
    <svg
      width={2 * radius}
      height={2 * radius}
      viewBox={`${-radius} ${-2 * radius} ${2 * radius} ${2 * radius}`}
      className={`block overflow-visible ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={id}>
        <path d={`M${-4 * radius} ${-4 * radius}h${8 * radius}v${4 * radius}h${-8 * radius}z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {isLight && [2.1, 1.5].map((ring) => <circle key={ring} cy={y} r={radius * ring} fill="#F2B64024" />)}
        {share ? (
          <circle
            cy={y}
            r={radius}
            fill={isLight ? 'var(--gold)' : color}
            {...(isLight && { stroke: 'var(--mark)' })}
          />
        ) : (
          <circle
            r={radius - 1}
            fill="none"
            stroke={share === undefined ? 'var(--control)' : 'var(--ink)'}
            strokeWidth="1.5"
            strokeDasharray="0.1 4.4"
            strokeLinecap="round"
          />
        )}
      </g>
      {hasStrokes && (
        <g stroke="var(--gold)" strokeLinecap="round" strokeWidth="2">
          {[0, 1, 2, 3].map((stroke) => (
            <path
              key={stroke}
              d={`M${-radius * (0.55 - 0.12 * stroke)} ${9 + 8 * stroke}h${radius * (1.05 - 0.22 * stroke)}`}
            />
          ))}
        </g>
      )}
    </svg>
  );
}
