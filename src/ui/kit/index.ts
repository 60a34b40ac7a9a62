/** Everything the kit offers. */
export { announce, LiveRegion, showToast, ToastPlate } from './announce.tsx';
export { Asked } from './asked.ts';
export { Button, type ButtonProps } from './button.tsx';
export { Confirm, Dialog } from './dialog.tsx';
export { Explain } from './explain.ts';
export { Choice, choicesOf, Field, NumberInput, Select, Slider, TextInput, Toggle } from './field.tsx';
export { copyWithToast, copyText, pickFile, saveFile } from './files.ts';
export { Icon, type IconData } from './icon.tsx';
export { Loading, LoadingRing } from './loading.tsx';
export { Empty, Notice } from './notice.tsx';
export { Panel } from './panel.tsx';
export { reachByKeys } from './reach.ts';
export { Refusal, sentenceOf, type Reason } from './refusal.tsx';
export { OpenRule, RuleLink } from './rule-link.tsx';
export { Tooltip } from './tooltip.tsx';
export { useMore } from './use-more.ts';
export { useObservable, useSubject } from './use-observable.ts';
