import type { StageSettings } from './stage.ts';

/** Names of drivers that compute WebGL on the processor: Phaser's Canvas renderer is ten times faster there. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the browser draws WebGL on a graphics processor. */
const hasGraphicsProcessor = (): boolean => {
  try {
    const canvas = document.createElement('canvas');
    const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true }) ?? canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true });
    if (!gl) return false;
    const names = gl.getExtension('WEBGL_debug_renderer_info');
    const driver = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return !SOFTWARE.test(driver);
  } catch {
    return false;
  }
};

/** The renderer to use: what the setting says, or WebGL only where a graphics processor draws it. */
export const chooseRenderer = (setting: StageSettings['renderer']): 'webgl' | 'canvas' => {
  if (setting !== 'auto') return setting;
  return hasGraphicsProcessor() ? 'webgl' : 'canvas';
};
