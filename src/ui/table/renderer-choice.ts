import type { StageSettings } from './stage.ts';

/** Names of drivers that compute WebGL on the processor: Phaser's Canvas renderer is ten times faster there. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the browser draws WebGL on a graphics processor. */
const hasGraphicsProcessor = (): boolean => {
  try {
    const canvas = document.createElement('canvas');
    const gl =
      canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true }) ??
      canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true });
    if (!gl) return false;
    const names = gl.getExtension('WEBGL_debug_renderer_info');
    const driver = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return !SOFTWARE.test(driver);
  } catch {
    return false;
  }
};

/** Whether the browser has WebGL at all. */
const hasWebGl = (): boolean => {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
};

let lost = false;

/** WebGL was taken away: Canvas draws until the page is loaded again. */
export const giveUpWebGl = (): void => {
  lost = true;
};

/**
 * The renderer to use: what the setting says where that can be had, or WebGL only where a graphics processor draws it.
 */
export const chooseRenderer = (setting: StageSettings['renderer']): 'webgl' | 'canvas' => {
  if (setting === 'canvas' || lost) return 'canvas';
  if (setting === 'webgl') return hasWebGl() ? 'webgl' : 'canvas';
  return hasGraphicsProcessor() ? 'webgl' : 'canvas';
};
