export interface IconData {
  readonly body: string;
}

interface IconProps {
  readonly of: IconData;
  /** Edge in CSS pixels at text scale 100 %. Default 20. */
  readonly size?: number;
  /** A name for screen readers; without it the icon is decoration and a label must stand beside it. */
  readonly label?: string;
  readonly class?: string;
}

/** One picture of the icon family. `of` comes from `assets/icons`. */
export function Icon({ of, size = 20, label, class: extra }: IconProps) {
  const edge = `${size / 16}rem`;
  return (
    <svg
      class={`icon ${extra ?? ''}`}
      viewBox="0 0 512 512"
      width={edge}
      height={edge}
      style={{ width: edge, height: edge }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // The markup is the build's own icon set, never input.
      dangerouslySetInnerHTML={{ __html: of.body }}
    />
  );
}
