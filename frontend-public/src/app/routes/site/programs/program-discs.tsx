type ProgramDiscsProps = { modules: number; weeks: number; color: string; isFirst: boolean };

const [radius, apart] = [30, 76];

export function ProgramModuleDiscs({ modules, weeks, color, isFirst }: ProgramDiscsProps) {
  const lit = modules || 2;
  const dotted = modules ? 0 : 4;
  const width = (lit + dotted - 1) * apart + 2 * radius;
  return (
    <svg
      viewBox={`0 0 ${width} 30`}
      width={width}
      aria-hidden="true"
      focusable="false"
      className="absolute right-0 bottom-0 block h-auto w-[28%] shrink-0 overflow-visible tablet:static tablet:w-auto tablet:max-w-[40%] wide:max-w-[46%]"
    >
      {Array.from({ length: lit + dotted }, (_, index) => {
        const path = `M${index * apart} 30a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
        if (index < lit) return <path key={index} d={path} fill={isFirst && index === 0 ? '#F2B640' : color} />;
        return (
          <path
            key={index}
            d={path}
            fill="none"
            stroke={color}
            strokeWidth="1.6"
            strokeDasharray="0.1 4"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            opacity={1 - (index - lit) * 0.18}
          />
        );
      })}
      {weeks > 0 && (
        <path
          d={Array.from({ length: weeks + 1 }, (_, week) => `M${((week * width) / weeks).toFixed(1)} 30v9`).join('')}
          stroke="var(--line)"
          strokeWidth="1.25"
        />
      )}
    </svg>
  );
}
