import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useWidth } from './use-width.ts';
import './chart.css';

/** One day of a chart, with a short and a long label. */
export interface ChartDay {
  readonly day: string;
  readonly short: string;
  readonly long: string;
  readonly value: number;
}

interface DayChartProps {
  /** One sentence that describes the chart and its most important value. */
  readonly summary: string;
  readonly days: readonly ChartDay[];
  readonly format: (value: number) => string;
}

const HEIGHT = 220;
const edges = { top: 12, right: 12, bottom: 28 };
/**
 * Left of the chart's lines, in pixels: the width of one character of a tick label, and the gap between label and
 * lines.
 */
const LETTER = 9;
const FIGURE_GAP = 10;
const TICK_GAP = 88;
const LINES = 4;

/**
 * A line chart of values per day. Arrow keys, touch or the mouse select a day, whose value is announced to screen
 * readers. An unfinished day is drawn differently. A table beside the chart contains all values.
 */
export function DayChart({ summary, days, format }: DayChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const name = useId();
  const most = Math.max(LINES, ...days.map(({ value }) => value));
  const upwards = scaleLinear()
    .domain([0, most])
    .nice(LINES)
    .range([HEIGHT - edges.bottom, edges.top]);
  const ticks = upwards.ticks(LINES);
  const longest = Math.max(...ticks.map((tick) => format(tick).length));
  const edge = { ...edges, left: FIGURE_GAP + LETTER * longest };
  const across = scalePoint<number>()
    .domain(days.map((_, place) => place))
    .range([edge.left, Math.max(edge.left, width - edge.right)]);
  const x = (_: ChartDay, place: number) => across(place) ?? 0;
  const y = ({ value }: ChartDay) => upwards(value);
  // If the last day is today, it is unfinished: its lower value is not a decline.
  const isUnderWay = days.at(-1)?.day === dayOf(new Date());
  const unfinished = line<ChartDay>((day, place) => x(day, days.length - 2 + place), y)(days.slice(-2));
  const here = at === null ? undefined : days[at];

  const step = (event: KeyboardEvent) => {
    const last = days.length - 1;
    const to = { ArrowLeft: (at ?? last + 1) - 1, ArrowRight: (at ?? last - 1) + 1, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, to)));
  };
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const place = Math.round((left - edge.left) / Math.max(1, across.step()));
    setAt(Math.max(0, Math.min(days.length - 1, place)));
  };

  return (
    <div className="chart" ref={box}>
      <div
        role="slider"
        className="chart-reader"
        tabIndex={0}
        aria-labelledby={name}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={at ?? days.length - 1}
        aria-valuetext={valueText(here ?? days.at(-1), format)}
        onKeyDown={step}
        onBlur={() => setAt(null)}
      >
        <span id={name} className="sr-only">
          {summary}
        </span>
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            aria-hidden="true"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setAt(null)}
          >
            {ticks.map((tick) => (
              <g key={tick} transform={`translate(0 ${upwards(tick)})`}>
                <line className="chart-grid" x1={edge.left} x2={width - edge.right} />
                <text className="chart-tick" x={edge.left - FIGURE_GAP} dy="0.35em" textAnchor="end">
                  {format(tick)}
                </text>
              </g>
            ))}
            {ticksAmong(days.length, width - edge.left - edge.right).map((place) => (
              <text
                key={place}
                className="chart-tick"
                x={across(place)}
                y={HEIGHT - 8}
                textAnchor={place === days.length - 1 ? 'end' : 'middle'}
              >
                {days[place]?.short}
              </text>
            ))}
            <path className="chart-area" d={area<ChartDay>(x, upwards(0), y)([...days]) ?? ''} />
            <path
              className="chart-line"
              d={line<ChartDay>(x, y)(isUnderWay ? days.slice(0, -1) : [...days]) ?? ''}
            />
            {isUnderWay && <path className="chart-unfinished" d={unfinished ?? ''} />}
            {here !== undefined && at !== null && (
              <g>
                <line
                  className="chart-cursor"
                  x1={across(at)}
                  x2={across(at)}
                  y1={edge.top}
                  y2={HEIGHT - edge.bottom}
                />
                <circle className="chart-point" cx={across(at)} cy={upwards(here.value)} r={4} />
              </g>
            )}
          </svg>
        )}
      </div>
      {here !== undefined && at !== null && (
        <p
          className="chart-tip"
          aria-hidden="true"
          data-side={(across(at) ?? 0) > width / 2 ? 'start' : 'end'}
          style={{ left: across(at) }}
        >
          <strong>{format(here.value)}</strong> {here.long}
        </p>
      )}
    </div>
  );
}

function valueText(day: ChartDay | undefined, format: (value: number) => string): string {
  return day === undefined ? '' : `${day.long}: ${format(day.value)}`;
}

/** Returns the indices of as many evenly spaced days as have room for their labels, including the last one. */
function ticksAmong(days: number, width: number): readonly number[] {
  const room = Math.max(1, Math.floor(width / TICK_GAP));
  const gap = Math.max(1, Math.ceil((days - 1) / room));
  return Array.from({ length: Math.ceil(days / gap) }, (_, nth) => days - 1 - nth * gap).filter(
    (place) => place >= 0,
  );
}
