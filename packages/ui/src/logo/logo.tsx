import { classNames } from '../class-names/class-names.tsx';

/** One drawing of a brand, as data: a view box and the outlines in it. Painted with the text's colour. */
export interface LogoDrawing {
  width: number;
  height: number;
  paths: readonly string[];
}

export interface LogoProps {
  mark: LogoDrawing;
  word: LogoDrawing;
  /** The brand's name. Leave it out inside a link that already carries it as its label. */
  name?: string | undefined;
  layout?: 'stacked' | 'side' | undefined;
  className?: string | undefined;
}

export function LogoMark({ drawing, className }: { drawing: LogoDrawing; className?: string | undefined }) {
  const { width, height, paths } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

export function Logo({ mark, word, name, layout = 'stacked', className }: LogoProps) {
  return (
    <span
      className={classNames('ui-logo', `ui-logo--${layout}`, className)}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <LogoMark drawing={mark} className="ui-logo__mark" />
      <LogoMark drawing={word} className="ui-logo__word" />
    </span>
  );
}
