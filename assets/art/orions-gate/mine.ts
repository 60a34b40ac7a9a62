import { blank, type Light } from '../seeded.ts';

const SPIKES = 8;

/**
 * A spiked mine with the lamps of its side: solid spikes for A, ringed ones for B, so that sides differ without colour.
 * `rgb` is "r, g, b".
 */
export const bakeMine = (size: number, light: Light, rgb: string, ringed: boolean): HTMLCanvasElement => {
  const canvas = blank(size, size);
  const pen = canvas.getContext('2d')!;
  pen.translate(size / 2, size / 2);
  pen.scale(size / 2, size / 2);
  const halo = pen.createRadialGradient(0, 0, 0.2, 0, 0, 1);
  halo.addColorStop(0, `rgba(${rgb}, 0.5)`);
  halo.addColorStop(1, `rgba(${rgb}, 0)`);
  pen.fillStyle = halo;
  pen.fillRect(-1, -1, 2, 2);
  for (let spike = 0; spike < SPIKES; spike += 1) {
    pen.save();
    pen.rotate((spike / SPIKES) * Math.PI * 2 + Math.PI / 8);
    pen.fillStyle = 'rgb(74, 82, 98)';
    pen.strokeStyle = 'rgba(8, 11, 18, 0.9)';
    pen.lineWidth = 0.03;
    pen.beginPath();
    pen.moveTo(0.36, -0.1);
    pen.lineTo(0.74, -0.02);
    pen.lineTo(0.74, 0.02);
    pen.lineTo(0.36, 0.1);
    pen.closePath();
    pen.fill();
    pen.stroke();
    pen.beginPath();
    pen.arc(0.74, 0, 0.075, 0, Math.PI * 2);
    if (ringed) {
      pen.lineWidth = 0.05;
      pen.strokeStyle = `rgba(${rgb}, 1)`;
      pen.stroke();
    } else {
      pen.fillStyle = `rgba(${rgb}, 1)`;
      pen.fill();
    }
    pen.restore();
  }
  const shell = pen.createRadialGradient(light.x * 0.2, light.y * 0.2, 0.04, 0, 0, 0.46);
  shell.addColorStop(0, 'rgb(186, 196, 212)');
  shell.addColorStop(0.5, 'rgb(88, 97, 114)');
  shell.addColorStop(1, 'rgb(24, 29, 40)');
  pen.fillStyle = shell;
  pen.strokeStyle = 'rgba(6, 9, 15, 0.95)';
  pen.lineWidth = 0.04;
  pen.beginPath();
  pen.arc(0, 0, 0.46, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = `rgba(${rgb}, 0.95)`;
  pen.lineWidth = 0.06;
  pen.beginPath();
  pen.arc(0, 0, 0.3, 0, Math.PI * 2);
  pen.stroke();
  const core = pen.createRadialGradient(0, 0, 0, 0, 0, 0.26);
  core.addColorStop(0, 'rgba(255, 255, 255, 1)');
  core.addColorStop(0.35, `rgba(${rgb}, 0.95)`);
  core.addColorStop(1, `rgba(${rgb}, 0)`);
  pen.fillStyle = core;
  pen.beginPath();
  pen.arc(0, 0, 0.26, 0, Math.PI * 2);
  pen.fill();
  return canvas;
};
