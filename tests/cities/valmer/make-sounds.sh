#!/usr/bin/env bash
# Fait les sons de Valmer, chacun en deux formats. Les fichiers finis sont dans media/.
set -euo pipefail
city=$(cd "$(dirname "$0")" && pwd)
out=${1:-$city/media}
. "$city/../../scripts/sounds.sh"

LENGTH=22   # secondes, tout le bulletin

# 1. Le ressac, six secondes.
hiss 7 long.wav 0.30
seamless long.wav ressac.wav 6
encode ressac.wav ressac 24k 32k

# 2. Le bulletin.
spread "$(calc "$LENGTH - 0.6")" voice.wav fr+f4 142 40 \
  'Bulletin de Valmer. Ici Tanguy.|3' \
  'La nuit du dix mars mille neuf cent onze,|1' \
  'on arrêta l’horloge neuf minutes,|1' \
  'et personne ne vieillit.|3' \
  'Trois ont refusé : le cadran, la cloche, le phare.|3' \
  'Sur la porte du phare, un mot : veille.|4' \
  'Fin du bulletin.|1'
on_air voice.wav voice-radio.wav pad 0.3
sx voice-radio.wav voice-fit.wav pad 0 2 trim 0 $LENGTH
hiss $LENGTH under.wav 0.035
sx -m -v 1 voice-fit.wav -v 1 under.wav bulletin.wav trim 0 $LENGTH fade t 0.02 $LENGTH 0.05 gain -n -1.5
encode bulletin.wav bulletin 24k 32k

# 3. Le premier leurre : la corne de brume, deux fois.
ffmpeg -v error -y -f lavfi -i "aevalsrc='0.4*(sin(2*PI*98*t)+0.5*sin(2*PI*196*t)+0.3*sin(2*PI*294*t))*(between(t,0.2,1.6)+between(t,2.2,3.7))':d=4:s=24000" -ac 1 corne.wav
encode corne.wav corne 24k 40k

# 4. Le second leurre : une cloche, trois coups.
ffmpeg -v error -y -f lavfi -i "aevalsrc='0.5*exp(-2.2*mod(t,1.6))*(sin(2*PI*330*t)+0.5*sin(2*PI*792*t)+0.3*sin(2*PI*1315*t))':d=5:s=24000" -ac 1 glas.wav
encode glas.wav glas 24k 40k

report
