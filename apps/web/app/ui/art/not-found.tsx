/** A shelf of cards with one missing, and the bookmark that was left behind. */
export function NotFoundArt() {
  return (
    <svg viewBox="0 0 320 200" className="h-auto w-full max-w-narrow" aria-hidden="true">
      <ellipse cx="160" cy="182" rx="140" ry="10" className="fill-sunken" />
      <g className="fill-surface stroke-line" strokeWidth="2">
        <rect x="22" y="48" width="80" height="112" rx="12" />
        <rect x="218" y="48" width="80" height="112" rx="12" />
      </g>
      <g className="fill-accent-soft">
        <rect x="32" y="58" width="60" height="40" rx="6" />
        <rect x="228" y="58" width="60" height="40" rx="6" />
      </g>
      <g className="fill-line">
        <rect x="32" y="108" width="44" height="8" rx="4" />
        <rect x="32" y="124" width="28" height="14" rx="5" />
        <rect x="228" y="108" width="36" height="8" rx="4" />
        <rect x="228" y="124" width="40" height="14" rx="5" />
      </g>
      <rect
        x="120"
        y="48"
        width="80"
        height="112"
        rx="12"
        className="fill-transparent stroke-edge"
        strokeWidth="2"
        strokeDasharray="6 7"
        strokeLinecap="round"
      />
      <path d="M134 26h-9a7 7 0 0 0-7 7v52h14V40h2z" className="fill-ink" />
      <path d="M146 26h25a7 7 0 0 1 7 7v88l-16-15-16 15z" className="fill-accent" />
      <g className="fill-on-accent">
        <circle cx="156" cy="58" r="3.5" />
        <circle cx="168" cy="58" r="3.5" />
        <path
          d="M154 76a8.5 8.5 0 0 1 16 0"
          fill="none"
          className="stroke-on-accent"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
