#!/usr/bin/env bash
# Makes every sound of the Paris scenario, in two formats (Opus in Ogg, and MP3).
# The finished files are committed: this script is only needed to change them.
#
#   scenarios/paris/make-sounds.sh [output folder]      (what it needs: the head of scripts/sounds.sh)
set -euo pipefail
city=$(cd "$(dirname "$0")" && pwd)
out=${1:-$city/media}
. "$city/../../scripts/sounds.sh"

LENGTH=40

# Crackle, from numbers that are drawn the same way at every run. $1: seconds, $2: file, $3: cracks a second
crackle() {
  awk -v seconds="$1" -v rate=8000 -v often="$3" '
    function draw() { seed = (seed * 16807) % 2147483647; return seed / 2147483647 }
    BEGIN {
      seed = 1871
      print "; Sample Rate " rate; print "; Channels 1"
      left = 0
      for (i = 0; i < seconds * rate; i++) {
        if (left <= 0 && draw() < often / rate) { left = 4 + int(draw() * 22); loud = 0.2 + 0.8 * draw() * draw() }
        value = 0
        if (left > 0) { value = (2 * draw() - 1) * loud; loud *= 0.86; left-- }
        printf "%.6f %.4f\n", i / rate, value
      }
    }' >crackle.dat
  sx crackle.dat -r $RATE "$2" highpass 500 lowpass 3600
}

# 1. The empty frequency: hiss, and the whistle of a carrier that comes and goes.
hiss 11 h.wav 0.28
sx -n -r $RATE -c 1 w.wav synth 11 sine 780 tremolo 0.2 90 vol 0.022
sx -m -v 1 h.wav -v 1 w.wav long.wav
seamless long.wav souffle.wav 10
encode souffle.wav souffle 24k 32k

# 2. The broadcast: eight numbers, twice.
speak emission voice.wav
on_air voice.wav voice-air.wav pad 0.8 0.8
hiss $LENGTH under.wav 0.045
crackle $LENGTH cracks.wav 9
sx -m -v 1 voice-air.wav -v 1 under.wav -v 0.22 cracks.wav emission.wav trim 0 $LENGTH fade t 0.05 $LENGTH 0.1 gain -n -1.5
encode emission.wav emission 16k 24k 16000

# 3. Decoys.
# A barrel organ, two bars in three time, of no known tune.
# $1: hertz, $2: seconds, $3: file
pipe() {
  sx -n -r $RATE -c 1 pipe-1.wav synth "$2" triangle "$1" vol 0.6
  sx -n -r $RATE -c 1 pipe-2.wav synth "$2" square "$(calc "$1 * 2")" vol 0.12
  sx -n -r $RATE -c 1 pipe-3.wav synth "$2" sine "$(calc "$1 * 1.004")" vol 0.3
  sx -m pipe-1.wav pipe-2.wav pipe-3.wav "$3" tremolo 6.5 25 fade t 0.02 "$2" 0.06
}
marks=()
i=0
for note in 0.05:659:0.5 0.60:523:0.24 0.88:587:0.24 1.16:698:0.5 1.72:587:0.5 2.28:494:0.24 2.56:659:0.24 2.84:784:0.8; do
  i=$((i + 1))
  IFS=: read -r at f d <<<"$note"
  pipe "$f" "$d" "organ-$i.wav"
  marks+=("$at:0.8:organ-$i.wav")
done
for note in 0.05:131:0.3 0.60:330:0.2 1.16:330:0.2 1.72:147:0.3 2.28:294:0.2 2.84:196:0.6; do
  i=$((i + 1))
  IFS=: read -r at f d <<<"$note"
  pipe "$f" "$d" "organ-$i.wav"
  marks+=("$at:0.5:organ-$i.wav")
done
tape 4 organ.wav "${marks[@]}"
hiss 4 organ-hiss.wav 0.05
sx organ.wav organ-far.wav highpass 350 lowpass 2400 reverb 60 trim 0 4 gain -n -8
sx -m -v 1 organ-far.wav -v 1 organ-hiss.wav leurre-1.wav fade t 0.1 4 0.3 gain -n -4
encode leurre-1.wav leurre-1 24k 40k

# Morse: « PAS ICI », seventy-five milliseconds a point.
signs=(.--. .- ... / .. -.-. ..)
sx -n -r $RATE -c 1 point.wav synth 0.075 sine 620 vol 0.5 fade q 0.006 0.075 0.006
sx -n -r $RATE -c 1 dash.wav synth 0.225 sine 620 vol 0.5 fade q 0.006 0.225 0.006
sx -n -r $RATE -c 1 gap.wav trim 0 0.075
strip=(gap.wav gap.wav)
for sign in "${signs[@]}"; do
  if [ "$sign" = / ]; then strip+=(gap.wav gap.wav gap.wav gap.wav); continue; fi
  for ((k = 0; k < ${#sign}; k++)); do
    if [ "${sign:k:1}" = . ]; then strip+=(point.wav gap.wav); else strip+=(dash.wav gap.wav); fi
  done
  strip+=(gap.wav gap.wav)
done
sx "${strip[@]}" morse.wav
sx morse.wav morse-fit.wav pad 0 5 trim 0 4.6
hiss 4.6 morse-hiss.wav 0.06
sx -m -v 0.8 morse-fit.wav -v 1 morse-hiss.wav leurre-2.wav highpass 280 lowpass 3400 gain -n -3
encode leurre-2.wav leurre-2 24k 40k

# A breath, then a man, near.
sx -n -r $RATE -c 1 breath-1.wav synth 1.1 pinknoise band -n 1200 900 vol 0.6 fade q 0.5 1.1 0.5
sx -n -r $RATE -c 1 breath-2.wav synth 0.8 pinknoise band -n 800 600 vol 0.35 fade q 0.25 0.8 0.5
speak remerciement thanks.wav
sx thanks.wav thanks-near.wav highpass 110 lowpass 4800 bass +3 gain -n -3
tape 4 near.wav 0.15:0.5:breath-1.wav 1.5:0.9:thanks-near.wav 3.1:0.4:breath-2.wav
hiss 4 near-hiss.wav 0.015
sx -m -v 1 near.wav -v 1 near-hiss.wav leurre-3.wav fade t 0.05 4 0.2 gain -n -3
encode leurre-3.wav leurre-3 24k 40k

# Someone comes down a wooden stair. One step is missing at the end.
knock foot.wav 330 0.09 0.35
knock heel.wav 460 0.05 0.5
tape 0.5 step.wav 0:0.7:heel.wav 0.055:1:foot.wav
tape 4 steps.wav 0.15:0.6:step.wav 0.62:0.66:step.wav 1.09:0.72:step.wav 1.56:0.8:step.wav 2.03:0.88:step.wav 2.50:1:step.wav
hiss 4 stair-hiss.wav 0.025
sx steps.wav steps-air.wav highpass 240 lowpass 3400 reverb 35 trim 0 4
sx -m -v 0.9 steps-air.wav -v 1 stair-hiss.wav leurre-4.wav gain -n -3
encode leurre-4.wav leurre-4 24k 40k

# 4. Three old steps that creak, with no radio between: grain that sticks and slips.
# $1: file, $2: seconds, $3: from hertz, $4: to hertz, $5: resonance
creak() {
  sx -n -r $RATE -c 1 slip.wav synth "$2" sawtooth "$3-$4" vol 0.5
  sx -n -r $RATE -c 1 rough.wav synth "$2" brownnoise highpass 200 vol 0.5
  sx -m slip.wav rough.wav "$1" tremolo 31 85 equalizer "$5" 3q 16 equalizer "$(calc "$5 * 2.3")" 4q 10 highpass 180 lowpass 4200 fade q 0.05 "$2" 0.14 gain -n -5
}
creak c1.wav 0.42 62 88 640
creak c2.wav 0.36 80 58 820
creak c3.wav 0.50 55 104 560
tape 2 creaks.wav 0.05:0.8:c1.wav 0.05:0.3:foot.wav 0.72:0.7:c2.wav 0.72:0.3:foot.wav 1.34:0.9:c3.wav 1.34:0.35:foot.wav
sx creaks.wav grincement.wav reverb 20 trim 0 2 fade t 0.01 2 0.15 gain -n -4
encode grincement.wav grincement 24k 40k

# 5. The call of the transcription: the line, the machine that takes it down, a floor, and somebody who goes up.
CALL=156
line $CALL open.wav
taken_down machine.wav "$city/documents/transcription.mdx" 5 15 5 28 3 16 4 12 3 50 5 10
knock contact.wav 1500 0.02 1
tape 0.4 click.wav 0.02:0.9:contact.wav 0.11:0.6:contact.wav
knock door.wav 150 0.25 0.5
tone ringing.wav 0.7 1
tape $CALL marks.wav 0:0.5:ringing.wav 0.9:0.9:click.wav 64.5:0.7:c1.wav 152.2:0.6:step.wav 152.7:0.55:step.wav 153.2:0.5:step.wav 153.7:0.45:step.wav 154.2:0.4:step.wav 155:0.8:door.wav 155.5:0.9:click.wav
sx -m -v 0.4 open.wav -v 0.8 machine.wav -v 0.9 marks.wav appel.wav trim 0 $CALL highpass 280 lowpass 3400 \
  compand 0.01,0.2 6:-70,-60,-42,-24,-22,-14,0,-8 fade t 0.02 $CALL 0.1 gain -n -2
encode appel.wav appel 8k 16k 16000

report
