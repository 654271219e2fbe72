import { brand } from '../../../../frame/brand.ts';

export function BookCover({ isSmall = false }: { isSmall?: boolean }) {
  const { title, subtitle } = brand.book;
  const [first = '', second = ''] = subtitle.split(/ (?=to )/);
  return (
    <svg viewBox="0 0 348 510" width="348" aria-hidden="true" focusable="false" className="block h-auto w-full">
      <defs>
        <clipPath id="cover">
          <path d="M8 0h334a6 6 0 0 1 6 6v498a6 6 0 0 1-6 6H8z" />
        </clipPath>
        <clipPath id="cover-sky">
          <path d="M8 0h340v357H8z" />
        </clipPath>
      </defs>
      <path d="M5 0h5v510H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z" fill="#1F1A52" />
      <g clipPath="url(#cover)">
        <path d="M8 0h340v510H8z" fill="#37307F" />
        <g clipPath="url(#cover-sky)" fill="#B4B4EE">
          {[250, 186, 128, 84].map((r) => (
            <circle key={r} cx="225" cy="273" r={r} opacity="0.1" />
          ))}
        </g>
        <circle cx="225" cy="273" r="46" fill="#F2B640" />
        <path d="M8 357h340v153H8z" fill="#221C58" />
        <path d="M8 357h340" stroke="#F3F1EA" strokeOpacity="0.6" strokeWidth="1.25" />
        <g stroke="#F2B640" strokeLinecap="round">
          {[104, 88, 76, 58, 40, 24].map((width, index) => (
            <path
              key={width}
              d={`M${225 - width / 2 + (index % 2 ? 8 : -6)} ${365 + index * 15}h${width}`}
              strokeWidth={2.6 - index * 0.2}
              opacity={1 - index * 0.15}
            />
          ))}
        </g>
        <path d="M21 0v510" stroke="#1F1A52" strokeOpacity="0.55" strokeWidth="1.5" />
      </g>
      <g fill="#F3F1EA">
        <text
          x={isSmall ? 36 : 42}
          y={isSmall ? 86 : 82}
          fontSize={isSmall ? 66 : 64}
          style={{ fontFamily: 'var(--display)', letterSpacing: '-0.03em' }}
        >
          {title}
        </text>
        {!isSmall && (
          <>
            <g fontSize="22" fontStyle="italic" style={{ fontFamily: 'var(--display)' }} opacity="0.86">
              <text x="43" y="124">
                {first}
              </text>
              <text x="43" y="147">
                {second}
              </text>
            </g>
            <text x="43" y="480" fontSize="14" style={{ fontFamily: 'var(--sans)' }} opacity="0.9">
              {brand.name}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}
